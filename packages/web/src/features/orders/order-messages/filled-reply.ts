/** The word of a kept reply for which the first name of the buyer is written. */
export const replyName = '{nome}'

/** Returns a kept reply as it is sent to a person; without a name, as in a public answer, the greeting does without. */
export function filledReply(text: string, name: string | null) {
  if (name !== null) return text.replaceAll(replyName, name.split(' ')[0]!)
  return text.replaceAll(/^\{nome\},? ?|,? ?\{nome\}/gm, '')
}
