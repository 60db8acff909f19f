/** What is read of a debt that was sold and whose buyer has had no offer yet, on the page of a plan and on its paper. */
export const soldWords = {
  proofFirst: 'First have proof that they have it now. Until you do, go on paying whom you paid before.',
  askForProof: 'Ask them for proof',
} as const;
