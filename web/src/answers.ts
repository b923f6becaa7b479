// Answers of the core that the page shows.

import data from 'page-data';

export type Family = 'memory' | 'arithmetic' | 'special' | 'waiting';

export interface LoomClass {
  instructions: string[];
  family: Family;
  variant: number;
  flying: number;
  queued: number;
  latency: number;
  rate: number;
}
export interface LoomUnit {
  resource: string;
  limits: boolean;
  used: number;
  work: number[];
}
/** `latencyloom loom`; numbers that may be infinite are null then. */
export interface Loom {
  mix?: string;
  warps_per_sm: number;
  places: number;
  ilp: number;
  from: number;
  to: number;
  shown: number;
  period: number;
  steady_state: boolean;
  share: number;
  bound_share: number;
  ready: number;
  latency: number;
  longest: number | null;
  peak_limit: string;
  needed: {warps: number | null; ilp: number | null};
  gradual: {now: number; needed: number; places: number};
  measured: {share: number; warps: number}[];
  classes: LoomClass[];
  units: LoomUnit[];
  spans: number[];
}
export interface Evaluation {
  gpu: string;
  access?: string;
  alpha?: number | 'inf';
  warps_per_sm: number;
  ilp?: number;
  parameters: Record<string, number>;
  warps_needed: number | null;
  throughput: {peak: number};
}
export interface Cusp {
  points: {alpha: number | 'inf'; warps_needed: number | null; arithmetic_in_flight: number;
           other_in_flight: number}[];
  cusp: {alpha: number; warps: number} | null;
}
export interface GpuRow {
  id: string;
  name: string;
}

export interface Parameter {
  names: Record<string, string>; // by mix, and of a loop
  symbol: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  whole: boolean;
  scale: 'linear' | 'log' | 'alpha';
  role: string;
  definition: string;
}
export interface Look {
  window: string;
  card: string;
  text: string;
  muted: string;
  line: string;
  accent: string;
  accent_text: string;
  link: string;
  error_ground: string;
  error_text: string;
  ground: string;
  figure_text: string;
  faint: string;
  roles: Record<string, {line: string; words: string; fill: string; dashes: number[]}>;
  loom: Record<Family, {flying: string; queued: string; words: string}> &
      {ready: string; units: Record<string, {limits: string; pale: string}>};
}
interface PageData {
  version: string;
  looks: Record<string, Look>;
  units: Record<string, {name: string; throughput: string}>;
  parameters: Record<string, Parameter>;
  views: Record<string, string>;  // titles of the window's views
  misses: Record<string, string>; // what can be said of any wrong answer
}
/** Colours, names and words, as the window has them. */
export const fromWindow = data as unknown as PageData;
