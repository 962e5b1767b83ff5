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
        document.locate(error.span().start())
            + ": "
            + error.message()
            + " Correct this first; then the field can be changed.");
  }

  static RefusedException merged(Outline outline, Entry entry) {
    int line = outline.lines().lineOf(entry.keySpan().start());
    return new RefusedException(
        entry.key() + " is merged in by << from line " + line + "; change it there.");
  }

  static RefusedException onlyMerged() {
    return new RefusedException(
        "All that stays in this map is merged in by <<; add a key of its own by hand first.");
  }

  static RefusedException aliased(Outline outline, Node node) {
    String name = node.span().in(outline.lines().text()).substring(1);
    int anchor = outline.lines().text().lastIndexOf("&" + name, node.span().start());
    String line = anchor < 0 ? "" : " at line " + outline.lines().lineOf(anchor);
    return new RefusedException("It comes from the anchor &" + name + line + "; change it there.");
  }

  static RefusedException cannotHold(Value at, String what) {
    String kind =
        switch (at) {
          case MapValue _ -> "a map";
          case ListValue _ -> "a list";
          case Scalar _ -> "a single value";
        };
    return new RefusedException(
        "There is " + kind + " on the way, which cannot hold " + what + "; change that first.");
  }

  static RefusedException shared(String anchor, int line) {
    return new RefusedException(
        "The anchor &"
            + anchor
            + " at line "
            + line
            + " is used elsewhere; the edit would change that too.");
  }

  static RefusedException notInYaml(FloatValue number) {
    String read = CanonicalJson.write(number);
    return new RefusedException(
        "kubectl reads no such number from YAML: " + read + ".0 would turn into " + read + ".");
  }

  static RefusedException flawed(SourceDocument document, Diagnostic flaw) {
    return new RefusedException(
        "Only this cannot be changed in a text that has a flaw: "
            + document.locate(flaw.span().start())
            + ": "
            + flaw.message());
  }

  static RefusedException unlike() {
    return new RefusedException(
        "The text is written in a way in which only this cannot be changed; change it by hand.");
  }

  static RefusedException unexpected() {
    return new RefusedException("The field cannot be found again in the text; change it by hand.");
  }
}
