import { readOperatorContent } from './contracts/content/readOperatorContent.ts';
import { shipped } from './contracts/content/testing/shippedContent.ts';
try { readOperatorContent(shipped); console.log('ok'); } catch (e) { console.log(String(e)); }
