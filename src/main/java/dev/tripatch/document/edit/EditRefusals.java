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
final class EditRefusals {

  private EditRefusals() {}

  static EditRefusedException unreadable(SourceDocument document) {
    Diagnostic error = document.error().orElseThrow();
    return new EditRefusedException(
        document.locate(error.span().start())
            + ": "
            + error.message()
            + " Correct this first; then the field can be changed.");
  }

  static EditRefusedException merged(NodeLayout outline, Entry entry) {
    int line = outline.lines().lineOf(entry.keySpan().start());
    return new EditRefusedException(
        entry.key() + " is merged in by << from line " + line + "; change it there.");
  }

  static EditRefusedException onlyMerged() {
    return new EditRefusedException(
        "All that stays in this map is merged in by <<; add a key of its own by hand first.");
  }

  static EditRefusedException aliased(NodeLayout outline, Node node) {
    String name = node.span().in(outline.lines().text()).substring(1);
    int anchor = outline.lines().text().lastIndexOf("&" + name, node.span().start());
    String line = anchor < 0 ? "" : " at line " + outline.lines().lineOf(anchor);
    return new EditRefusedException(
        "It comes from the anchor &" + name + line + "; change it there.");
  }

  static EditRefusedException cannotHold(Value at, String what) {
    String kind =
        switch (at) {
          case MapValue _ -> "a map";
          case ListValue _ -> "a list";
          case Scalar _ -> "a single value";
        };
    return new EditRefusedException(
        "There is " + kind + " on the way, which cannot hold " + what + "; change that first.");
  }

  static EditRefusedException shared(String anchor, int line) {
    return new EditRefusedException(
        "The anchor &"
            + anchor
            + " at line "
            + line
            + " is used elsewhere; the edit would change that too.");
  }

  static EditRefusedException notInYaml(FloatValue number) {
    String read = CanonicalJson.write(number);
    return new EditRefusedException(
        "kubectl reads no such number from YAML: " + read + ".0 would turn into " + read + ".");
  }

  static EditRefusedException flawed(SourceDocument document, Diagnostic flaw) {
    return new EditRefusedException(
        "Only this cannot be changed in a text that has a flaw: "
            + document.locate(flaw.span().start())
            + ": "
            + flaw.message());
  }

  static EditRefusedException unlike() {
    return new EditRefusedException(
        "The text is written in a way in which only this cannot be changed; change it by hand.");
  }

  static EditRefusedException unexpected() {
    return new EditRefusedException(
        "The field cannot be found again in the text; change it by hand.");
  }
}
