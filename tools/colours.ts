import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coloursFile } from './colours/coloursOf.ts';
import { root } from './sourceFiles.ts';

const tokens = readFileSync(join(root, 'design-system/tokens.css'), 'utf8');
writeFileSync(join(root, 'contracts/content/colours.generated.ts'), coloursFile(tokens));
