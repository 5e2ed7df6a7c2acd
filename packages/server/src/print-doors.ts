import { fileURLToPath } from 'node:url'
import { doorsTable } from './doors-table.ts'
import { namesOfOneUser } from './testing/door-names.ts'

if (process.argv.includes('names')) printNames()
else console.log(doorsTable())

function printNames() {
  const { names, ofOneUser } = namesOfOneUser(fileURLToPath(new URL('.', import.meta.url)))
  for (const [between, list] of ofOneUser) console.log(`${between}: ${list.join(' ')}`)
  console.log(`${[...ofOneUser.values()].flat().length} of ${names} names`)
}
