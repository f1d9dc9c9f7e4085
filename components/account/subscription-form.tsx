import { Button } from "@/components/ui/button";
import { routes } from "@/lib/routes";

type SubscriptionFormProps = {
  token: string;
  isOn: boolean;
};

/** Switches the weekly mail to an address off, or on again: a plain form, for whoever has the mail. */
export function SubscriptionForm({ token, isOn }: SubscriptionFormProps) {
  return (
    <form method="post" action={routes.setMailSubscription(token)}>
      <Button type="submit" name="recibir" value={isOn ? "no" : "si"} variant={isOn ? undefined : "outline"}>
        {isOn ? "Dejar de recibirlo" : "Volver a recibirlo"}
      </Button>
    </form>
  );
}
