/** What staff read of the notes of a case, and of what is to be done in it. */
export const words = {
  staffOnly: 'Staff only. They stand in the copy of their data, so write what they may read.',
  write: 'Write a note',
  add: 'Add note',
  adding: 'Adding',
  none: 'No notes yet.',
  besideWork: 'Work that is not kept any more',
  tasks: 'To do for them',
  noTasks: 'Nothing is to be done.',
  task: 'What is to be done?',
  due: 'By which day?',
  addTask: 'Add task',
  by: (day: string) => `By ${day}`,
  done: 'Done',
  doneBy: (name: string, day: string) => `Done by ${name}, ${day}`,
  closedBy: (name: string, day: string) => `Not done: ${name} closed the session, ${day}`,
  added: 'Added.',
};
