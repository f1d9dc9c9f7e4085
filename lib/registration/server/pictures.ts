import "server-only";
import { preparePictures } from "@/lib/businesses/server/pictures";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { type PictureField, picturesOfPlan, readPictures } from "../fields";
import { GALLERY_PICTURES_PER_FORM } from "../limits";
import { REGISTRATION_MESSAGES } from "../messages";

const mostOf = (field: PictureField, plan: Plan): number =>
  field === "galeria" ? Math.min(PLANS[plan].limits.galleryUpload, GALLERY_PICTURES_PER_FORM) : 1;

export const prepareRegistered = (plan: Plan, form: FormData, client: string) =>
  preparePictures(
    picturesOfPlan(plan).map((field) => ({ field, files: readPictures(form, field), most: mostOf(field, plan) })),
    client,
    REGISTRATION_MESSAGES.fullGallery,
  );
