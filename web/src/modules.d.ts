declare module 'page-data' {
  const data: unknown;
  export default data;
}
declare module 'worker-source' {
  const source: string;
  export default source;
}
