import { existsSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** It counts bytes; with less free disk PostgreSQL cannot write its journal. */
const LEAST_ROOM = 2 ** 25

/** A folder without its version file would be taken for empty, and a new database would overwrite the old one. */
export const lacksVersion = (dir: string) =>
  existsSync(join(dir, 'global', 'pg_control')) && !existsSync(join(dir, 'PG_VERSION'))

export function explainUnopened(dir: string, wasThere: boolean, cause: unknown): unknown {
  // errors of the system (rights, a file in place of the folder) explain themselves
  const { code } = cause as { code?: unknown }
  if (typeof code === 'string' && code !== 'ENOSPC') return cause
  if (roomAt(dir) < LEAST_ROOM)
    return new Error(`Não há espaço no disco para o banco de dados em ${dir}. Libere espaço e inicie de novo.`, {
      cause,
    })
  if (!wasThere) return cause
  return new Error(
    `O banco de dados em ${dir} não abre: os arquivos estão danificados. ` +
      `Restaure nesta pasta a última cópia de segurança, ou mova a pasta para outro lugar para começar com um banco novo.`,
    { cause },
  )
}

function roomAt(dir: string) {
  const { bavail, bsize } = statfsSync(existsSync(dir) ? dir : dirname(dir))
  return bavail * bsize
}
