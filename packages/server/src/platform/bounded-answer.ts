/** Reads the answer of a service; one of more bytes is given up, so that its length is not decided by the other side. */
export async function bytesOf(answer: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    // leaving the loop also ends the connection
    if (length > most) throw new Error(`The answer has more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export const textOf = async (answer: Response, most: number) => (await bytesOf(answer, most)).toString()
