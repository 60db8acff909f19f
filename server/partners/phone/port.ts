/** Whether a number is a UK number that we could call, and the words to show when it is not. */
export type PhoneCheck = (phoneNumber: string) => { readonly isValid: boolean; readonly message: string };
