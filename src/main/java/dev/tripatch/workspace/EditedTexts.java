package dev.tripatch.workspace;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.decide.Change;
import dev.tripatch.decide.conflict.Identity;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The texts of a comparison with changes in any of the three documents; comments and layout stay.
 * Last applied that was not given is the annotation in live's text, so it is that which changes.
 */
public sealed interface EditedTexts {

  /**
   * All changes could be made.
   *
   * @param texts the new text of each document that changes
   * @param comments how many comments went with the fields that they were about
   */
  record Done(Map<Role, String> texts, int comments) implements EditedTexts {}

  /**
   * A change cannot be made without touching anything else; nothing is changed.
   *
   * @param role in which document
   * @param why the reason, in sentences for people
   */
  record Refused(Role role, String why) implements EditedTexts {}

  /** Makes the changes: each document is edited once, however many there are. */
  static EditedTexts of(ThreeDocuments<SourceDocument> sources, List<Change> changes) {
    return of(sources.toMap(), changes);
  }

  /** The same, where a document that is not there is made. */
  static EditedTexts making(ThreeDocuments<SourceDocument> sources, List<Change> changes) {
    Map<Role, SourceDocument> documents = sources.toMap();
    for (Change change : changes) {
      boolean isInAnnotation =
          change.role() == Role.LAST_APPLIED
              && sources.live().flatMap(EditedTexts::configurationIn).isPresent();
      if (!isInAnnotation) {
        documents.computeIfAbsent(change.role(), _ -> empty(sources.local()));
      }
    }
    return of(documents, changes);
  }

  /** An object of the same name with nothing in it. */
  private static SourceDocument empty(SourceDocument local) {
    MapValue object = Identity.of(local.object().orElse(MapValue.EMPTY));
    return SourceReader.read("new", YamlWriter.write(object));
  }

  private static EditedTexts of(Map<Role, SourceDocument> documents, List<Change> changes) {
    Map<Role, List<Change>> byRole =
        changes.stream()
            .collect(
                Collectors.groupingBy(
                    Change::role, () -> new EnumMap<>(Role.class), Collectors.toList()));
    Map<Role, String> texts = new EnumMap<>(Role.class);
    int comments = 0;
    for (Map.Entry<Role, List<Change>> each : byRole.entrySet()) {
      Role role = documents.containsKey(each.getKey()) ? each.getKey() : Role.LIVE;
      SourceDocument document = documents.get(role);
      if (document == null) {
        return new Refused(role, ComparisonWording.NO_DOCUMENT.text());
      }
      boolean isAnnotation = role != each.getKey();
      switch (isAnnotation
          ? inAnnotation(each.getValue(), document)
          : made(each.getValue(), document)) {
        case Edit.Refused refused -> {
          return new Refused(role, refused.why());
        }
        case Edit.Made edit -> {
          String text = edit.applyTo(document.text());
          texts.put(role, text);
          comments += commentsLost(edit, document);
          if (isAnnotation && byRole.containsKey(role)) {
            documents.put(role, SourceReader.read(document.name(), text, document.format()));
          }
        }
      }
    }
    return new Done(Map.copyOf(texts), comments);
  }

  private static int commentsLost(Edit.Made edit, SourceDocument document) {
    if (document.format() == Format.JSON) {
      return 0;
    }
    return edit.changes().stream()
        .mapToInt(change -> comments(change.span().in(document.text())) - comments(change.text()))
        .map(lost -> Math.max(0, lost))
        .sum();
  }

  /** Counts the signs at a line's start or after a blank that have no quote before them. */
  private static int comments(String text) {
    return (int) Pattern.compile("(?m)^(?:[^\"'\n]*[ \t])?#").matcher(text).results().count();
  }

  private static Edit made(List<Change> changes, SourceDocument document) {
    return changes.size() == 1
        ? made(changes.getFirst(), document)
        : document
            .object()
            .map(it -> TextEdits.set(document, FieldPath.root(), Change.apply(changes, it)))
            .orElseGet(() -> new Edit.Refused(ComparisonWording.NO_DOCUMENT.text()));
  }

  private static Edit made(Change change, SourceDocument document) {
    return change
        .value()
        .map(value -> TextEdits.set(document, change.path(), value))
        .orElseGet(() -> TextEdits.remove(document, change.path()));
  }

  private static Optional<MapValue> configurationIn(SourceDocument live) {
    return live.object().flatMap(LastAppliedAnnotation::configurationIn);
  }

  private static Edit inAnnotation(List<Change> changes, SourceDocument live) {
    return configurationIn(live)
        .map(configuration -> LastAppliedAnnotation.textOf(Change.apply(changes, configuration)))
        .map(text -> TextEdits.set(live, LastAppliedAnnotation.PATH, new StringValue(text)))
        .orElseGet(() -> new Edit.Refused(ComparisonWording.NO_ANNOTATION.text()));
  }
}
