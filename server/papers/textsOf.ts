import type { Block, Paper } from './paper.ts';

/** Every text that stands on a paper in words of people, such as names; what pictures say is ours. */
export function textsOf({ blocks, marks, title }: Paper): readonly string[] {
  return [title, ...marks, ...blocks.flatMap(textsOfBlock)];
}

function textsOfBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap(({ lead = '', text }) => [lead, text]);
    case 'facts':
      return block.facts.flatMap(({ name, says }) => [name, says]);
    case 'table':
      return [...block.columns.map(({ name }) => name), ...block.rows.flatMap(({ cells }) => cells)];
    case 'years':
    case 'money':
      return [];
  }
}
