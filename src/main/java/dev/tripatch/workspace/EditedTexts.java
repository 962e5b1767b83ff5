package dev.tripatch.workspace;

import dev.tripatch.cluster.kubectl.LastAppliedAnnotation;
import dev.tripatch.decide.conflict.RemedyEdit;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The texts of a case after the edits of a remedy; comments and layout stay. Last applied that was
 * not given is the annotation in live's text, so it is that which changes.
 */
public sealed interface EditedTexts {

  /**
   * All edits could be made.
   *
   * @param texts the new text of each document that changes
   * @param comments how many comments went with the fields that they were about
   */
  record Done(Map<Role, String> texts, int comments) implements EditedTexts {}

  /**
   * An edit cannot be made without touching anything else; nothing is changed.
   *
   * @param role in which document
   * @param why the reason, in sentences for people
   */
  record Refused(Role role, String why) implements EditedTexts {}

  /** Makes the edits: each document is edited once, however many there are. */
  static EditedTexts of(ThreeDocuments<SourceDocument> sources, List<RemedyEdit> edits) {
    Map<Role, SourceDocument> documents = sources.toMap();
    Map<Role, List<RemedyEdit>> byRole = new EnumMap<>(Role.class);
    edits.forEach(
        edit -> byRole.computeIfAbsent(roleOf(edit, documents), _ -> new ArrayList<>()).add(edit));
    Map<Role, String> texts = new EnumMap<>(Role.class);
    int comments = 0;
    for (Map.Entry<Role, List<RemedyEdit>> each : byRole.entrySet()) {
      Role role = each.getKey();
      SourceDocument document = documents.get(role);
      if (document == null) {
        return new Refused(role, ComparisonWording.NO_DOCUMENT.text());
      }
      switch (made(each.getValue(), role, document)) {
        case Edit.Refused refused -> {
          return new Refused(role, refused.why());
        }
        case Edit.Made change -> {
          texts.put(role, change.applyTo(document.text()));
          comments += Comments.lostIn(change, document);
        }
      }
    }
    return new Done(Map.copyOf(texts), comments);
  }

  /** What was last applied is edited in live's annotation if there is no document of its own. */
  private static Role roleOf(RemedyEdit edit, Map<Role, SourceDocument> documents) {
    Role role = edit.document().role();
    return documents.containsKey(role) ? role : Role.LIVE;
  }

  private static Edit made(List<RemedyEdit> edits, Role role, SourceDocument document) {
    if (role == Role.LIVE) {
      return inAnnotation(edits, document);
    }
    return edits.size() == 1
        ? made(edits.getFirst(), document)
        : document
            .object()
            .map(object -> TextEdits.set(document, FieldPath.root(), applied(edits, object)))
            .orElseGet(() -> new Edit.Refused(ComparisonWording.NO_DOCUMENT.text()));
  }

  private static Edit made(RemedyEdit edit, SourceDocument document) {
    return switch (edit) {
      case RemedyEdit.Set set -> TextEdits.set(document, set.path(), set.value());
      case RemedyEdit.Remove remove -> TextEdits.remove(document, remove.path());
    };
  }

  private static MapValue applied(List<RemedyEdit> edits, MapValue object) {
    MapValue applied = object;
    for (RemedyEdit edit : edits) {
      applied = edit.applyTo(applied);
    }
    return applied;
  }

  private static Edit inAnnotation(List<RemedyEdit> edits, SourceDocument live) {
    return live.object()
        .flatMap(LastAppliedAnnotation::configurationIn)
        .map(configuration -> LastAppliedAnnotation.textOf(applied(edits, configuration)))
        .map(text -> TextEdits.set(live, LastAppliedAnnotation.PATH, new StringValue(text)))
        .orElseGet(() -> new Edit.Refused(ComparisonWording.NO_ANNOTATION.text()));
  }
}
