import { writeFileSync } from 'node:fs'
import { openDatabase } from './platform/db.ts'
import { migrate } from './platform/migrate.ts'
import { describeSchema } from './schema/describe-schema.ts'

const database = await openDatabase({ dir: 'memory://' })
await migrate(database.pool)
writeFileSync(new URL('../migrations/schema.sql', import.meta.url), await describeSchema(database.db))
await database.close()
