import type { photos as portuguese } from '../pt-BR/photos.ts'

export const photos: Record<keyof typeof portuguese, string> = {
  add: 'Add photo',
  photo: 'Photo {count}',
  remove: 'Remove photo {count}',
  earlier: 'Move photo {count} forward',
  limits: 'JPEG, PNG, WebP or AVIF up to 12 MB. Room for {count} more.',
  leftOut: 'One photo was left out: there is no more room.|{count} photos were left out: there is no more room.',
  sending: 'Sending {count} photo…|Sending {count} photos…',
  frameOf: '{label} of {of}',
  frameAdd: 'Photo of {of}: {label}',
  frameChange: 'Change the photo of {of}: {label}',
  frameRemove: 'Remove the photo of {of}: {label}',
  again: 'Send again',
  badType: '{name} is no JPEG, PNG, WebP or AVIF.',
  tooLarge: '{name} is larger than 12 MB.',
  sold: 'Photos of the offer of {name} when it was bought',
  soldOne: 'Photo {number} of the offer, as it was when it was bought',
}
