/** Stands in the bundle for the CSV writer that react-admin's lists bring along and ours never call (`exporter={false}`): 18 KB that nobody has to load. */
const noExporter = (): never => {
  throw new Error('lists are exported by src/features/export');
};
export default noExporter;
