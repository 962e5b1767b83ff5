package dev.tripatch.schema.gosource;

import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.Release;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes facts as Go source: structs with the tags and markers of Kubernetes' own types, laid out
 * as gofmt does. {@link GoReader} reads the same rules back.
 *
 * <p>Each package of the definitions is a file of its own to Go; here they follow each other, each
 * with its package clause. An object that is declared inside another gets a name of its own. Go
 * cannot say: a kind that is not named like its type, rules for the values of a map, and some
 * formats of plain types.
 */
public final class GoWriter {

  private GoWriter() {}

  /** The source; ends with a line break unless there are no definitions. */
  public static String write(Release release) {
    GoTypeNames names = new GoTypeNames(release);
    Map<String, List<DeclaredObject>> byPackage =
        release.objects().stream()
            .collect(
                Collectors.groupingBy(
                    object -> GoTypeNames.packageOf(object.name()),
                    TreeMap::new,
                    Collectors.toList()));
    List<String> files = new ArrayList<>();
    byPackage.forEach(
        (name, objects) ->
            files.add(new GoPackageWriter(name, kinds(name, release), names).write(objects)));
    return String.join("\n", files);
  }

  private static List<DeclaredKind> kinds(String name, Release release) {
    return release.kinds().stream()
        .filter(kind -> GoTypeNames.packageOf(kind.definition()).equals(name))
        .toList();
  }
}
