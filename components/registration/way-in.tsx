import type { AuthFormAction } from "@/lib/auth/model";
import { SendWayInAgain } from "./send-way-in-again";

type WayInProps = {
  email: string;
  sendAgain: AuthFormAction;
};

const stepClasses =
  "flex items-baseline [counter-increment:paso] gap-3 before:flex before:size-8 before:shrink-0 before:items-center before:justify-center before:rounded-full before:bg-sand before:font-semibold before:content-[counter(paso)]";

export function WayIn({ email, sendAgain }: WayInProps) {
  const [mailbox, host] = email.split("@");
  return (
    <>
      <ol className="mt-5 grid gap-3 text-lg">
        <li className={stepClasses}>
          <span className="min-w-0">
            Abre el correo que enviamos a{" "}
            <strong className="wrap-anywhere text-base">
              {mailbox}
              <wbr />@{host}
            </strong>
          </span>
        </li>
        <li className={stepClasses}>
          <span>
            Toca <strong>Entrar</strong>
          </span>
        </li>
        <li className={stepClasses}>Sube tu foto</li>
      </ol>
      <SendWayInAgain action={sendAgain} />
    </>
  );
}
