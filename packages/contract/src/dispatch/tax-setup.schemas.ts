import { z } from 'zod'
import { both } from '../kit/both.ts'
import { doors } from '../kit/doors.ts'
import { Flag, Instant, numeral, result } from '../kit/shapes.ts'
import { Said } from '../kit/said.ts'

const Ncm = z
  .string()
  .transform((typed) => typed.replace(/[\s.]/g, ''))
  .pipe(z.string().regex(/^\d{8}$/, both('Digite os 8 números do NCM.', 'Type the 8 digits of the NCM.')))
const noCfop = (first: string) =>
  both(
    `Digite os 4 números do CFOP, que começa por ${first}.`,
    `Type the 4 digits of the CFOP, which begins with ${first}.`,
  )
const cfop = (first: '5' | '6') =>
  z
    .string()
    .nullish()
    .transform((typed) => (typed ?? '').replace(/[\s.]/g, '') || null)
    .pipe(
      z
        .string()
        .regex(new RegExp(`^${first}\\d{3}$`), noCfop(first))
        .nullable(),
    )
const NO_RATE = both('Digite a alíquota.', 'Type the rate.')
/** Counts hundredths of a percent: 65 is 0.65 %. */
const Rate = numeral(z.number(NO_RATE).int(NO_RATE).min(0).max(2000, both('Use no máximo 20 %.', 'Use at most 20 %.')))
const Environment = numeral(z.literal([1, 2], both('Escolha o ambiente.', 'Choose the environment.')))

const SERIES = both('Use uma série de 1 a 889.', 'Use a series from 1 to 889.')
export const NewTaxSetup = z.object({
  environment: Environment,
  series: numeral(z.number(both('Digite a série.', 'Type the series.')).int().min(1, SERIES).max(889, SERIES)),
  /** A store that issued in this series elsewhere sets it; if it is absent or empty, production keeps its own number. */
  next_number: z
    .literal('')
    .transform(() => undefined)
    .or(
      numeral(
        z
          .number(both('Digite o número.', 'Type the number.'))
          .int()
          .min(1, both('Use um número de 1 a 999.999.999.', 'Use a number from 1 to 999,999,999.'))
          .max(999_999_999),
      ),
    )
    .optional(),
  /** True for a company of the Simples above the limit of revenue for ICMS (CRT 2). */
  exceeds_limit: Flag.default(false),
  ncm_cards: Ncm,
  ncm_goods: Ncm,
  /** It says where the goods come from, 0 to 8 (Tabela A do ICMS). */
  origin: numeral(z.number(both('Escolha a origem.', 'Choose the origin.')).int().min(0).max(8)),
  /** Null stands for the usual code of a sale. */
  cfop_inside: cfop('5'),
  cfop_outside: cfop('6'),
  /** Only the normal regime pays these by the document; absent, the saved ones stay. */
  pis: Rate.optional(),
  cofins: Rate.optional(),
})

export const TaxCertificate = z.object({
  name: z.string(),
  cnpj: z.string(),
  valid_from: Instant,
  valid_until: Instant,
})

export const TaxSetup = z.object({
  ...NewTaxSetup.shape,
  cfop_inside: z.string().nullable(),
  cfop_outside: z.string().nullable(),
  ncm_cards: z.string(),
  ncm_goods: z.string(),
  next_number: z.int(),
  pis: z.int(),
  cofins: z.int(),
  /** 99 is the DC-e of a person, which the house signs; 55 is the NF-e of a company. */
  model: z.literal([55, 99]),
  missing: z.array(z.enum(['company', 'address', 'state_registration', 'certificate', 'certificate_over', 'house'])),
  certificate: TaxCertificate.nullable(),
  tried: z.boolean(),
})
export type TaxSetup = z.output<typeof TaxSetup>

const NO_FILE = both('Escolha o arquivo do certificado.', 'Choose the file of the certificate.')

export const taxSetupSchemas = {
  show: { reply: z.object({ setup: TaxSetup }) },
  save: { body: NewTaxSetup, reply: result(TaxSetup) },
  /** `file` is an A1 certificate (PFX) as Base64; its password is used once and not kept. */
  addCertificate: {
    maxBytes: doors.certificate.bounds.callBytes,
    body: z.object({
      file: z.base64(NO_FILE).min(1, NO_FILE),
      password: z.string(both('Digite a senha do certificado.', 'Type the password of the certificate.')).max(200),
    }),
    reply: result(TaxSetup),
  },
  removeCertificate: { reply: result(TaxSetup) },
  service: { reply: z.object({ running: z.boolean(), message: Said }) },
}
