import { Button } from '#web/components/button.tsx'
import { useNavigate } from 'react-router-dom'

type NavigateButtonProps = { readonly to: string; readonly children: string }

/** A real button that goes to a page. It is a form's, so that it also works before and without a script. */
export function NavigateButton({ to, children }: NavigateButtonProps) {
  const navigate = useNavigate()
  return (
    <form
      action={to}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(to)
      }}
    >
      <Button type="submit">{children}</Button>
    </form>
  )
}
