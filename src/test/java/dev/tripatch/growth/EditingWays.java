package dev.tripatch.growth;

import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.edit.complete.Completion;
import dev.tripatch.edit.complete.Facts;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.edit.fix.FixText;
import dev.tripatch.edit.fix.QuickFixes;
import dev.tripatch.edit.typing.Typing;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import dev.tripatch.merge.ConflictMarks;
import dev.tripatch.merge.ManifestMerge;
import dev.tripatch.merge.Threefold;
import dev.tripatch.show.MergeDraft;
import dev.tripatch.show.MergeSheet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Edits texts, and helps with it. */
final class EditingWays {
  private EditingWays() {}

  static void addTo(Map<String, GrowthWay> ways) {
    edits(ways);
    completions(ways);
    merges(ways);
  }

  private static void edits(Map<String, GrowthWay> ways) {
    ways.put(
        "text edit: a field set",
        c -> {
          FieldPath path =
              c.view().rows().isEmpty()
                  ? FieldPath.root().key("kind")
                  : c.view().rows().getLast().path();
          return () -> TextEdits.set(c.documents().local(), path, new StringValue("x"));
        });
    ways.put(
        "text edit: local as live",
        c ->
            () ->
                TextEdits.set(
                    c.documents().local(),
                    FieldPath.root(),
                    c.documents().live().orElseThrow().object().orElseThrow()));
    ways.put(
        "typing",
        c -> {
          String text = c.texts().local();
          return () ->
              List.of(
                  new Typing(text, text.length() / 2, text.length() / 2).enter(),
                  new Typing(text, text.length(), text.length())
                      .pasted(text.substring(text.length() / 2)));
        });
    ways.put(
        "quick fixes",
        c -> {
          FixText text =
              FixText.of(
                  Writing.OBJECT,
                  c.texts().local(),
                  c.outcome().inputs().schema(),
                  Optional.of(c.live()),
                  c.done().hazards());
          return () -> QuickFixes.at(text, c.texts().local().length() / 2);
        });
  }

  private static void completions(Map<String, GrowthWay> ways) {
    ways.put(
        "completion",
        c -> {
          String local = c.texts().local();
          int line = local.lastIndexOf('\n', local.length() - 2) + 1;
          int indent =
              (int) local.substring(line).chars().takeWhile(ch -> ch == ' ' || ch == '-').count();
          String text = local + " ".repeat(indent) + "v";
          Completion completion = new Completion(Writing.OBJECT, facts(c));
          return () ->
              List.of(
                  completion.at(text, text.length()),
                  completion.about(text, text.length() / 2).isPresent());
        });
    ways.put(
        "completion in a patch",
        c -> {
          String local = c.texts().local();
          int line = local.lastIndexOf('\n', local.length() - 2) + 1;
          int indent = (int) local.substring(line).chars().takeWhile(ch -> ch == ' ').count();
          String text = local + " ".repeat(indent) + "- ";
          Completion completion = new Completion(Writing.STRATEGIC, facts(c));
          return () -> completion.at(text, text.length());
        });
  }

  private static Facts facts(GrowthCase c) {
    return new Facts(c.outcome().inputs().schema().fields(), Optional.of(c.live()), List.of());
  }

  private static Threefold<String> texts(GrowthCase c) {
    return new Threefold<>(
        c.texts().lastApplied().orElseThrow(), c.texts().local(), c.texts().live().orElseThrow());
  }

  private static void merges(Map<String, GrowthWay> ways) {
    ways.put(
        "merge by field",
        c -> {
          Threefold<String> texts = texts(c);
          return () -> {
            ManifestMerge merge = ManifestMerge.of(texts, GrowthCase.WORKBENCH.schemas());
            return merge.text(Map.of(), Optional.empty(), ConflictMarks.USUAL);
          };
        });
    ways.put(
        "merge by field in the window",
        c -> {
          Threefold<String> texts = texts(c);
          return () -> {
            MergeSheet sheet =
                new MergeSheet(texts, GrowthCase.WORKBENCH.schemas(), ConflictMarks.USUAL);
            return List.of(sheet.rows(), sheet.result(MergeDraft.NOTHING));
          };
        });
  }
}
