import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextWithNumbers } from './TextWithNumbers.tsx';

const linked = (text: string) => {
  const html = renderToStaticMarkup(<TextWithNumbers>{text}</TextWithNumbers>);
  return [html.replaceAll(/<[^>]+>/gu, ''), [...html.matchAll(/"tel:(\d+)"/gu)].map(found => found[1])];
};

it.each([
  ['Call 0113 496 0111. We are here from 8am to 8pm.', ['01134960111']],
  ['Dial 18001, then 0113 496 0111.', ['01134960111']],
  ['Call 0800 023 4567 or Samaritans on 116 123, day or night.', ['08000234567', '116123']],
  ['If you are not safe, call 999. Our reference number is 000000. It costs £680 in 2026.', []],
])('a number to ring can be tapped, and nothing else (WT-173): %s', (text, numbers) => {
  expect(linked(text)).toEqual([text, numbers]);
});
