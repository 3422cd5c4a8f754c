/** Does all that the tests need and runs them: `npm test`, `npm run test:long`, `node scripts/test.mjs --only unit,e2e`, `--list`. */
import { checkNode } from './prepare.mjs';

checkNode();
// Only now what an old Node could not read.
import('./test-steps.mjs').then(
  (steps) => steps.main(process.argv.slice(2)),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
