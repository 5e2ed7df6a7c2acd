import { isRegion, regionCodes } from '@bra/contract/trade/regions'
import { stateNames } from '@bra/contract/trade/state-names'
import { states } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { regionTexts } from '../../../lib/region-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { CenterChip } from './CenterChip.tsx'
import { saleFilterTexts } from './sale-filter-texts.ts'
import { saleListTexts } from './sale-list-texts.ts'
import { carriers, filterNames } from './sales-query.ts'

export function SalesFilters({ isOpen }: { isOpen: boolean }) {
  const t = useText()
  const { query, change } = useAddress()
  const used = filterNames.filter((name) => query.get(name)).length
  return (
    <div className={clsx('grid grid-cols-2 gap-2 md:flex md:flex-wrap md:items-end', !isOpen && 'max-md:hidden')}>
      <CenterChip className="col-span-2 justify-center md:hidden" />
      <Pick name="prazo" label={t(saleListTexts.due)} none={t(saleFilterTexts.anyDue)}>
        <option value="atrasados">{t(saleFilterTexts.dueLate)}</option>
        <option value="hoje">{t(saleFilterTexts.dueToday)}</option>
      </Pick>
      <Pick name="envio" label={t(saleFilterTexts.carrier)} none={t(saleFilterTexts.anyCarrier)}>
        {carriers.map((code) => (
          <option key={code} value={code}>
            {t(saleFilterTexts[`carrier_${code}`])}
          </option>
        ))}
      </Pick>
      <Places />
      <Pick name="documento" label={t(saleFilterTexts.document)} none={t(saleFilterTexts.anyDocument)}>
        <option value="com">{t(saleFilterTexts.withDocument)}</option>
        <option value="sem">{t(saleFilterTexts.withoutDocument)}</option>
      </Pick>
      <Amount name="de" label={t(saleFilterTexts.from)} />
      <Amount name="ate" label={t(saleFilterTexts.to)} />
      {used > 0 && (
        <Button
          variant="ghost"
          size="small"
          className="min-h-11"
          onClick={() => change(Object.fromEntries(filterNames.map((name) => [name, ''])))}
        >
          {t(saleFilterTexts.unfiltered)}
        </Button>
      )}
    </div>
  )
}

function Pick({ name, label, none, children }: { name: string; label: string; none: string; children: ReactNode }) {
  const { query, change } = useAddress()
  return (
    <Select
      hiddenLabel
      className="text-label text-ellipsis md:w-44"
      label={label}
      value={query.get(name) ?? ''}
      onChange={(event) => change({ [name]: event.target.value })}
    >
      <option value="">{none}</option>
      {children}
    </Select>
  )
}

function Places() {
  const t = useText()
  return (
    <Pick name="destino" label={t(saleFilterTexts.place)} none={t(saleFilterTexts.anyPlace)}>
      <optgroup label={t(saleFilterTexts.regions)}>
        {regionCodes.map((code) => (
          <option key={code} value={code}>
            {isRegion(code) && t(regionTexts[code])}
          </option>
        ))}
      </optgroup>
      <optgroup label={t(saleFilterTexts.states)}>
        {states.map((uf) => (
          <option key={uf} value={uf}>
            {stateNames[uf]}
          </option>
        ))}
      </optgroup>
    </Pick>
  )
}

/** A value in reais; the list changes once the field is left or Enter is pressed. */
function Amount({ name, label }: { name: string; label: string }) {
  const { query, change } = useAddress()
  const kept = query.get(name) ?? ''
  const keep = (typed: string) => typed.trim() !== kept && change({ [name]: typed.trim() })
  return (
    <label className="relative flex items-center md:w-32">
      <span className="sr-only">{label}</span>
      <span aria-hidden className="pointer-events-none absolute left-3 text-label text-ink-3">
        R$
      </span>
      <input
        key={kept}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={label}
        defaultValue={kept}
        onBlur={(event) => keep(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && keep(event.currentTarget.value)}
        className="control w-full pl-9 text-right text-label tabular-nums"
      />
    </label>
  )
}
