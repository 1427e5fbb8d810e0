import { useRef, type ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { useField } from './use-field.ts'
import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'checked' | 'onChange'> & {
  readonly isChecked: boolean
  readonly onCheck: (isChecked: boolean) => void
}

/** A checkbox in the site's style. Its container shows the focus ring. */
export function Checkbox({ isChecked, onCheck, ...props }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const [initial] = useField(box, 'checked', isChecked, onCheck)
  return (
    <span className={styles.box}>
      <input
        className={styles.input}
        {...props}
        type="checkbox"
        ref={box}
        defaultChecked={initial}
      />
      <Icon name="check" size={18} />
    </span>
  )
}
