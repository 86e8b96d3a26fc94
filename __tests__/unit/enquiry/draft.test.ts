import { emptyEnquiry, fullEnquiry as enquiry } from "../../enquiry";
import { forgetDraft, keepDraft, readDraft } from "../../../src/enquiry/draft";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a draft is gone once every field is empty again", () => {
  keepDraft(enquiry);
  expect(readDraft()).toEqual(enquiry);
  keepDraft(emptyEnquiry);
  expect(readDraft()).toBeUndefined();
});

test("does not forget another enquiry that was begun while the first was on its way", () => {
  keepDraft({ ...enquiry, message: "Another roof leaks." });
  forgetDraft(enquiry);
  expect(readDraft()).toMatchObject({ message: "Another roof leaks." });
});

test.each(["not JSON", "7", "null", '"text"'])("takes nothing from storage that holds %s", kept => {
  sessionStorage.setItem("enquiry-draft", kept);
  expect(readDraft() ?? {}).toEqual({});
});

test("takes only texts of known fields from storage", () => {
  sessionStorage.setItem("enquiry-draft", JSON.stringify({ name: "Ann", email: 7, other: "x" }));
  expect(readDraft()).toEqual({ name: "Ann" });
});

test("a browser that allows no storage loses the draft and nothing else", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  keepDraft(enquiry);
  expect(readDraft()).toBeUndefined();
  forgetDraft(enquiry);
});
