/** Draws a sentence whose dates and CEPs never break at their hyphens. */
export const WholeDates = ({ text }: { text: string }) =>
  text.split(/(\d\d-\d\d(?:-\d{4})?|\d{5}-\d{3})/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
