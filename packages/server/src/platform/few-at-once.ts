/** Does the work with each item, at most so many at a time, and waits for all; the first error is thrown. */
export async function fewAtOnce<Item>(items: Iterable<Item>, most: number, work: (item: Item) => Promise<unknown>) {
  const waiting = Iterator.from(items)
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
