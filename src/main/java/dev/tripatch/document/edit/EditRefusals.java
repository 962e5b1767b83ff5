package dev.tripatch.document.edit;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;

/** Why edits are refused, in sentences for people. */
final class EditRefusals {

  private EditRefusals() {}

  static EditRefusedException unreadable(SourceDocument document) {
    Diagnostic error = document.error().orElseThrow();
    return new EditRefusedException(
        EditWording.UNREADABLE.text(
            "place", document.locate(error.span().start()), "error", error.message()));
  }

  static EditRefusedException merged(NodeLayout outline, Entry entry) {
    int line = outline.lines().lineOf(entry.keySpan().start());
    return new EditRefusedException(EditWording.MERGED.text("key", entry.key(), "line", line));
  }

  static EditRefusedException onlyMerged() {
    return new EditRefusedException(EditWording.ONLY_MERGED.text());
  }

  static EditRefusedException aliased(NodeLayout outline, Node node) {
    String name = node.span().in(outline.lines().text()).substring(1);
    int anchor = outline.lines().text().lastIndexOf("&" + name, node.span().start());
    return new EditRefusedException(
        anchor < 0
            ? EditWording.ALIASED.text("anchor", name)
            : EditWording.ALIASED_FROM_LINE.text(
                "anchor", name, "line", outline.lines().lineOf(anchor)));
  }

  static EditRefusedException cannotHoldKey(Value at, String key) {
    return new EditRefusedException(
        EditWording.CANNOT_HOLD_KEY.text("holder", kind(at).text(), "key", key));
  }

  static EditRefusedException cannotHoldItem(Value at) {
    return new EditRefusedException(EditWording.CANNOT_HOLD_ITEM.text("holder", kind(at).text()));
  }

  private static EditWording kind(Value at) {
    return switch (at) {
      case MapValue _ -> EditWording.A_MAP;
      case ListValue _ -> EditWording.A_LIST;
      case Scalar _ -> EditWording.A_SINGLE_VALUE;
    };
  }

  /** The edit of an anchor's value changed an alias, which was to stay. */
  static EditRefusedException usedElsewhere(NodeLayout outline, Node alias) {
    String name = alias.span().in(outline.lines().text()).substring(1);
    int anchor = outline.lines().text().lastIndexOf("&" + name, alias.span().start());
    return shared(name, outline.lines().lineOf(Math.max(anchor, 0)));
  }

  static EditRefusedException shared(String anchor, int line) {
    return new EditRefusedException(EditWording.SHARED.text("anchor", anchor, "line", line));
  }

  static EditRefusedException notInYaml(FloatValue number) {
    return new EditRefusedException(
        EditWording.NUMBER_NOT_IN_YAML.text("number", CanonicalJson.write(number)));
  }

  static EditRefusedException flawed(SourceDocument document, Diagnostic flaw) {
    return new EditRefusedException(
        EditWording.FLAWED.text(
            "place", document.locate(flaw.span().start()), "error", flaw.message()));
  }

  static EditRefusedException unlike() {
    return new EditRefusedException(EditWording.UNLIKE.text());
  }

  static EditRefusedException unexpected() {
    return new EditRefusedException(EditWording.LOST.text());
  }
}
