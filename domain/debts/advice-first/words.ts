/** Of debts that are disputed or may be too old, wherever something might be paid or written about them. */
export const adviceFirstWords = {
  heading: (names: string) => `Talk to us before you pay or write to ${names}`,
  text: (count: number) =>
    count === 1
      ? 'You may not owe this debt, or it may be too old. A payment or a letter can make it count again. So it waits until we have talked.'
      : 'You may not owe these debts, or they may be too old. A payment or a letter can make them count again. So they wait until we have talked.',
};
