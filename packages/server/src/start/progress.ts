const started = performance.now()

export function say(line: string) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',').padStart(6)
  console.log(`${seconds} s  ${line}`)
}
