/** Where on the page of the papers the form is open that adds a photo of a letter. */
export const ADD_PHOTO = '#add-photo';
