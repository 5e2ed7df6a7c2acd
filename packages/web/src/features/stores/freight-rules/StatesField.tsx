import { type Region, regionCodes, regions } from '@bra/contract/trade/regions'
import { stateNames } from '@bra/contract/trade/state-names'
import { states as allStates, type Uf } from '@bra/contract/trade/trade'
import { useController } from 'react-hook-form'
import { regionTexts } from '../../../lib/region-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox, ChoiceGroup } from '../../../ui/choices.tsx'
import { freightRuleTexts } from './texts.ts'

export function StatesField() {
  const t = useText()
  const { field, fieldState } = useController<{ states: Uf[] }, 'states'>({ name: 'states' })
  const chosen = new Set(field.value)
  const turn = (some: readonly Uf[], isOn: boolean) =>
    field.onChange(allStates.filter((uf) => (some.includes(uf) ? isOn : chosen.has(uf))))
  const isWhole = chosen.size === allStates.length
  return (
    <ChoiceGroup legend={t(freightRuleTexts.states)} error={fieldState.error?.message}>
      <Button size="small" variant="outline" onClick={() => turn(allStates, !isWhole)}>
        {t(isWhole ? freightRuleTexts.chooseNone : freightRuleTexts.chooseAll)}
      </Button>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {regionCodes.map((region) => (
          <RegionBox key={region} region={region} chosen={chosen} onTurn={turn} />
        ))}
      </div>
    </ChoiceGroup>
  )
}

interface RegionBoxProps {
  region: Region
  chosen: ReadonlySet<Uf>
  onTurn: (states: readonly Uf[], isOn: boolean) => void
}

function RegionBox({ region, chosen, onTurn }: RegionBoxProps) {
  const t = useText()
  const own = regions[region]
  const isWhole = own.every((uf) => chosen.has(uf))
  return (
    <div className="rounded-card border border-line px-3 py-1">
      <Checkbox
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = !isWhole && own.some((uf) => chosen.has(uf))
        }}
        onChange={() => onTurn(own, !isWhole)}
      >
        <b>{t(regionTexts[region])}</b>
      </Checkbox>
      <div className="grid grid-cols-3 gap-x-2">
        {own.map((uf) => (
          <Checkbox
            key={uf}
            aria-label={stateNames[uf]}
            checked={chosen.has(uf)}
            onChange={() => onTurn([uf], !chosen.has(uf))}
          >
            {uf}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}
