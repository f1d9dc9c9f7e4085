import { parse } from "tldts";

/** Domains where anybody gets pages or mailboxes. Those of the public suffix list (blogspot.com) need no line here. */
const SHARED = new Set(
  (
    "facebook.com fb.com fb.me instagram.com tiktok.com twitter.com x.com youtube.com youtu.be linkedin.com pinterest.com pinterest.com.mx " +
    "whatsapp.com wa.me t.me telegram.me linktr.ee beacons.ai bio.link bit.ly tinyurl.com goo.gl page.link " +
    "google.com google.com.mx g.page business.site negocio.site wix.com wordpress.com weebly.com jimdo.com webnode.mx webnode.com.mx " +
    "webnode.es godaddysites.com square.site squarespace.com canva.site mystrikingly.com site123.me ueniweb.com tiendanube.com " +
    "mitiendanube.com shopify.com kyte.site ola.click olaclick.com menu.com.mx carrd.co " +
    "mercadolibre.com.mx mercadoshops.com.mx amazon.com amazon.com.mx rappi.com.mx ubereats.com didi-food.com " +
    "seccionamarilla.com.mx seccionamarilla.com yelp.com yelp.com.mx foursquare.com tripadvisor.com tripadvisor.com.mx doctoralia.com.mx " +
    "booking.com inmuebles24.com vivanuncios.com.mx segundamano.mx paginasamarillas.com.mx cylex.mx infoisinfo.com.mx " +
    "me.com mac.com mail.com email.com pm.me tuta.io tuta.com mail.ru terra.com.mx infinitum.com.mx telmex.com att.net.mx izzi.mx " +
    "megacable.com.mx totalplay.com.mx yopmail.com mailinator.com " +
    "unam.mx ipn.mx uam.mx uacm.edu.mx cinvestav.mx colmex.mx tec.mx itesm.mx"
  ).split(" "),
);

/** Names under whatever ending: providers of mail, and placeholders ("www.ninguno.com"), which anybody may register. */
const NOBODYS_NAMES = new Set(
  (
    "gmail googlemail hotmail outlook live msn yahoo ymail rocketmail icloud aol gmx proton protonmail tutanota fastmail zoho zohomail yandex " +
    "prodigy ninguno ninguna notiene notengo nohay noaplica sinpagina sinweb no na"
  ).split(" "),
);

/** Pupils, students and thousands of employees have mailboxes there. */
const INSTITUTIONS = /(?:^|\.)(?:edu|gob|gov|mil)(?:\.[a-z]{2})?$/;

/** True for a registered domain with nobody else's mailbox or page: its mail speaks for it. @param host in lower case, without "www.". */
export function isOwnDomain(host: string): boolean {
  const { domain, domainWithoutSuffix, isIp, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  const isRegistered = domain === host && isIcann === true && !isPrivate && !isIp;
  return isRegistered && !SHARED.has(host) && !NOBODYS_NAMES.has(domainWithoutSuffix ?? "") && !INSTITUTIONS.test(host);
}
