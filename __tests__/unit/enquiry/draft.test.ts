/** @jest-environment jsdom */
import { emptyEnquiry, fullEnquiry as enquiry } from "../../enquiry";
import { forgetDraft, keepDraft, readDraft } from "../../../src/enquiry/draft";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("the draft is deleted once every field is empty again", () => {
  keepDraft(enquiry);
  expect(readDraft()).toEqual(enquiry);
  keepDraft(emptyEnquiry);
  expect(readDraft()).toBeUndefined();
});

test.each(["not JSON", "7", "null", '"text"'])("ignores storage that holds %s", kept => {
  sessionStorage.setItem("enquiry-draft", kept);
  expect(readDraft()?.name).toBeUndefined();
});

test("a browser without storage loses only the draft", () => {
  for (const method of ["setItem", "getItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  keepDraft(enquiry);
  expect(readDraft()).toBeUndefined();
  forgetDraft();
});
