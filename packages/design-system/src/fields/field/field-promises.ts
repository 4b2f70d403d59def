/** What every field with a box promises, whatever is typed into it. */
export const fieldWcag = {
  '1.3.1': 'Label, hint and error belong to the input by their ids, not by their place alone.',
  '1.4.1': 'An error is an icon and a sentence besides the red border.',
  '1.4.3': 'Label, hint, value and error have at least 4.5:1.',
  '1.4.11': 'The outline of the box and its focus ring have at least 3:1.',
  '2.4.7': 'A ring of 3 px goes around the whole box.',
  '2.5.8': 'The box is 48 px high.',
  '3.3.1':
    'What is wrong stands under the field, is part of its description, and leads the form’s error summary.',
  '3.3.2':
    'A label that stays, a hint where a form is expected, and that it is required where it is (isRequired).',
  '4.1.2': 'A native input with name, value, and whether it is invalid.',
} as const;

/** How every field with a box looks to those who changed how things look. */
export const fieldLooks = {
  forcedColors: 'Outline, ring and words take the system’s colours; a disabled field is GrayText.',
  reducedMotion: 'The border changes colour at once; nothing else moves.',
  zoom: 'Label, hint and error wrap; the box is never wider than its column.',
} as const;

export const fieldFocus =
  'Tab reaches the input in the order of the form; a line is kept free for the error, so that nothing moves under the focus.';
