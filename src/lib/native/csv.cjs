/** Stands in the bundle for the CSV writer that react-admin's lists bring along and ours never call (`exporter={false}`): 18 KB that nobody has to load. */
module.exports = () => {
  throw new Error('lists are exported by src/features/export');
};
