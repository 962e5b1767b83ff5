package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.overlay.SchemaPlace;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which kinds an export is to hold.
 *
 * @param known all kinds of these schemas
 */
public record ExportedKinds(Schemas schemas, List<KnownKind> known) {
  /** Those of these words; without words, those that a person's own schemas and rules are about. */
  public List<KnownKind> of(List<String> words) throws StopException {
    if (!words.isEmpty()) {
      return new KindChooser(known, Optional.empty()).all(words);
    }
    Set<List<String>> brought =
        schemas.brought().stream()
            .flatMap(each -> each.source().kinds().stream())
            .map(ExportedKinds::name)
            .collect(Collectors.toSet());
    List<KnownKind> found =
        known.stream().filter(kind -> brought.contains(name(kind)) || hasOwnRule(kind)).toList();
    StopException.when(found.isEmpty(), InputWording.SAY_WHICH_KINDS.text());
    return found;
  }

  private static List<String> name(KnownKind kind) {
    return List.of(kind.apiVersion(), kind.kind());
  }

  private boolean hasOwnRule(KnownKind kind) {
    if (schemas.overlay().isEmpty()) {
      return false;
    }
    Set<ObjectSchema> seen = new HashSet<>();
    Deque<SchemaPlace> open = new ArrayDeque<>();
    schemas
        .source()
        .lookUp(kind.apiVersion(), kind.kind())
        .fields()
        .map(SchemaPlace::root)
        .ifPresent(open::add);
    while (!open.isEmpty()) {
      SchemaPlace place = open.remove();
      if (place.rule().filter(FieldRule::isOwn).isPresent()) {
        return true;
      }
      if (place.object().map(seen::add).orElse(true)) {
        open.addAll(place.parts());
      }
    }
    return false;
  }
}
