export { PageNotFound as default } from "@/components/feedback/page-not-found";
