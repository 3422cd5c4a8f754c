import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { registry } from '#resources/index.ts';
import { shapeText } from '#server/db/recorded-shape.ts';
import { placementsOf } from '#server/http/app.ts';
import { modules } from '#server/services/index.ts';

/** Records the shape of the generated tables: `npm run shape`. */
await writeFile(fileURLToPath(new URL('shape.json', import.meta.url)), shapeText(registry, placementsOf(modules)));
