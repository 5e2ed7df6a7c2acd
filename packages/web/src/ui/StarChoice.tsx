import { clsx } from 'clsx'
import { useId } from 'react'
import { FieldError } from './Field.tsx'
import { Star } from './Stars.tsx'

const scale = [1, 2, 3, 4, 5]

interface StarChoiceProps {
  id: string
  name: string
  legend: string
  value: number | undefined
  onChoose: (stars: number) => void
  nameOf: (stars: number) => string
  word?: string
  error?: string
}

/** The stars are radio buttons, so that arrows choose; the first wrong field of a form takes the focus. */
export function StarChoice({ id, name, legend, value = 0, onChoose, nameOf, word, error }: StarChoiceProps) {
  const errorId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-label font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex">
          {scale.map((stars) => (
            <label
              key={stars}
              title={nameOf(stars)}
              className="grid size-11 place-items-center rounded-control text-buriti has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                id={stars === 1 ? id : undefined}
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChoose(stars)}
                className="sr-only"
              />
              <Star className={clsx('size-8 stroke-current', stars > value && 'fill-none text-line-strong')} />
              <span className="sr-only">{nameOf(stars)}</span>
            </label>
          ))}
        </div>
        <span role="status" className="font-semibold">
          {word}
        </span>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
