package dev.tripatch.document.edit;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.FloatValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;

/** Why edits are refused, in sentences for people. */
final class Refusals {

  private Refusals() {}

  static RefusedException unreadable(SourceDocument document) {
    Diagnostic error = document.error().orElseThrow();
    return new RefusedException(
        EditWording.UNREADABLE.text(
            "place", document.locate(error.span().start()), "error", error.message()));
  }

  static RefusedException merged(Outline outline, Entry entry) {
    int line = outline.lines().lineOf(entry.keySpan().start());
    return new RefusedException(EditWording.MERGED.text("key", entry.key(), "line", line));
  }

  static RefusedException onlyMerged() {
    return new RefusedException(EditWording.ONLY_MERGED.text());
  }

  static RefusedException aliased(Outline outline, Node node) {
    String name = node.span().in(outline.lines().text()).substring(1);
    int anchor = outline.lines().text().lastIndexOf("&" + name, node.span().start());
    return new RefusedException(
        anchor < 0
            ? EditWording.ALIASED.text("anchor", name)
            : EditWording.ALIASED_FROM_LINE.text(
                "anchor", name, "line", outline.lines().lineOf(anchor)));
  }

  static RefusedException cannotHoldKey(Value at, String key) {
    return new RefusedException(
        EditWording.CANNOT_HOLD_KEY.text("holder", kind(at).text(), "key", key));
  }

  static RefusedException cannotHoldItem(Value at) {
    return new RefusedException(EditWording.CANNOT_HOLD_ITEM.text("holder", kind(at).text()));
  }

  private static EditWording kind(Value at) {
    return switch (at) {
      case MapValue _ -> EditWording.A_MAP;
      case ListValue _ -> EditWording.A_LIST;
      case Scalar _ -> EditWording.A_SINGLE_VALUE;
    };
  }

  static RefusedException shared(String anchor, int line) {
    return new RefusedException(EditWording.SHARED.text("anchor", anchor, "line", line));
  }

  static RefusedException notInYaml(FloatValue number) {
    return new RefusedException(
        EditWording.NUMBER_NOT_IN_YAML.text("number", CanonicalJson.write(number)));
  }

  static RefusedException flawed(SourceDocument document, Diagnostic flaw) {
    return new RefusedException(
        EditWording.FLAWED.text(
            "place", document.locate(flaw.span().start()), "error", flaw.message()));
  }

  static RefusedException unlike() {
    return new RefusedException(EditWording.UNLIKE.text());
  }

  static RefusedException unexpected() {
    return new RefusedException(EditWording.LOST.text());
  }
}
