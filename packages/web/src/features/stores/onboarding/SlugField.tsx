import { slugify } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useEnv } from '../../../lib/env.ts'
import { FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { useSettled } from '../../../lib/useSettled.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { slugQuery } from './onboarding.data.ts'
import { storeOpeningTexts } from './texts.ts'

const QUIET_MS = 350

interface SlugFieldProps {
  /** The current address, which counts as free for this store. */
  own?: string
  readOnly?: boolean
}

export function SlugField({ own, readOnly }: SlugFieldProps) {
  const t = useText()
  const { host } = new URL(useEnv().visit.origin)
  const slug = slugify(String(useWatch({ name: 'slug' }) ?? ''))
  const asked = useSettled(slug, QUIET_MS)
  const { data } = useQuery({ ...slugQuery(asked), enabled: asked.length > 2 && asked !== own && !readOnly })
  const answer = slug === asked && slug !== own ? data : undefined
  return (
    <div className="flex flex-col gap-1.5">
      <FormText
        name="slug"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        readOnly={readOnly}
        label={t(storeOpeningTexts.slug)}
        hint={t(storeOpeningTexts.slugHint)}
      />
      <p className="text-small break-all text-ink-2">
        {t(storeOpeningTexts.slugPreview)} <b className="text-ink">{`${host}/${slug}`}</b>
      </p>
      <div role="status" className="min-h-5 text-small">
        {answer?.free && (
          <span className="flex items-center gap-1.5 font-semibold text-mata">
            <Check aria-hidden size={16} strokeWidth={2} />
            {t(storeOpeningTexts.slugFree)}
          </span>
        )}
        {answer && !answer.free && <FieldError id="slug-taken">{answer.message ?? ''}</FieldError>}
      </div>
    </div>
  )
}
