package dev.tripatch.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.json.StringValue;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.Structure;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogTextTest {

  private static final String TEXT =
      """
      tripatch-catalogue 1
      release Kubernetes 9.9
      kind v1 Widget io.example.Widget
      object io.example.Empty map=atomic
      object io.example.Widget schema={"x-kubernetes-embedded-resource":true}
       $ref string schema={"default":"a\\u0020b","nullable":true,"pattern":"^\\\\S+$"}
       labels {}string map=granular
       matrix []{}[]integer:int32
       parts []@io.example.Part patch=merge,retainKeys key=name list=map keys=name,size
      release Kubernetes 9.8
      """;

  @Test
  void everyWordIsRead() {
    List<Release> releases = CatalogText.parse(TEXT).releases();
    assertThat(releases)
        .extracting(Release::label)
        .containsExactly("Kubernetes 9.9", "Kubernetes 9.8");
    Release first = releases.getFirst();
    assertThat(first.kinds())
        .containsExactly(new DeclaredKind("v1", "Widget", "io.example.Widget", Optional.empty()));
    assertThat(first.objects().getFirst())
        .isEqualTo(
            new DeclaredObject("io.example.Empty", Optional.of("atomic"), List.of(), List.of()));
    DeclaredObject widget = first.objects().getLast();
    assertThat(widget.structure().isResource()).isTrue();
    Structure text = widget.fields().getFirst().structure();
    assertThat(text.byDefault()).contains(new StringValue("a b"));
    assertThat(text.isNullable()).isTrue();
    DeclaredField parts = first.objects().getLast().fields().getLast();
    assertThat(parts.type())
        .isEqualTo(new DeclaredType.ListOf(new DeclaredType.Reference("io.example.Part")));
    assertThat(parts.strategies()).containsExactly(PatchStrategy.MERGE, PatchStrategy.RETAIN_KEYS);
    assertThat(parts.mergeKey()).contains("name");
    assertThat(parts.listType()).contains("map");
    assertThat(parts.listMapKeys()).containsExactly("name", "size");
    assertThat(parts.mapType()).isEmpty();
    assertThat(CatalogText.write(releases)).isEqualTo(TEXT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "tripatch-catalogue 1\n",
        "tripatch-catalogue 2\nrelease A\n",
        "tripatch-catalogue 1\nkind v1 A a.A\n",
        "tripatch-catalogue 1\nrelease A\nobject a.A",
        "tripatch-catalogue 1\nrelease A\nfield b\n",
        "tripatch-catalogue 1\nrelease A\n\n"
      })
  void otherTextIsRefused(String text) {
    assertThatThrownBy(() -> CatalogText.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("catalogue");
  }

  @Property
  void whatIsWrittenIsRead(@ForAll("releases") List<Release> releases) {
    assertThat(CatalogText.parse(CatalogText.write(releases)).releases()).isEqualTo(releases);
  }

  @Provide
  Arbitrary<List<Release>> releases() {
    Arbitrary<String> label = word().list().ofMinSize(1).ofMaxSize(3).map(w -> String.join(" ", w));
    Arbitrary<List<DeclaredKind>> kinds =
        Combinators.combine(word(), word(), word())
            .as((version, kind, name) -> new DeclaredKind(version, kind, name, Optional.empty()))
            .list()
            .ofMaxSize(3);
    return Combinators.combine(label, kinds, objects())
        .as(Release::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(3);
  }

  private static Arbitrary<List<DeclaredObject>> objects() {
    return Combinators.combine(
            word(), word().optional(), word().list().ofMaxSize(3), field().list().ofMaxSize(4))
        .as(DeclaredObject::new)
        .list()
        .ofMaxSize(4)
        .uniqueElements(DeclaredObject::name)
        .map(list -> list.stream().sorted(Comparator.comparing(DeclaredObject::name)).toList());
  }

  private static Arbitrary<DeclaredField> field() {
    return Combinators.combine(
            word(),
            type(),
            Arbitraries.of(PatchStrategy.class).set(),
            word().optional(),
            word().optional(),
            word().list().ofMaxSize(3),
            word().optional())
        .as(DeclaredField::new);
  }

  private static Arbitrary<DeclaredType> type() {
    Arbitrary<DeclaredType> leaf =
        Arbitraries.oneOf(
            word().map(DeclaredType.Reference::new),
            Combinators.combine(
                    Arbitraries.strings().alpha().ofMinLength(1).ofMaxLength(5), word().optional())
                .as(DeclaredType.Primitive::new));
    return Arbitraries.recursive(
        () -> leaf,
        inner ->
            Arbitraries.oneOf(
                inner.map(DeclaredType.ListOf::new), inner.map(DeclaredType.MapOf::new)),
        0,
        3);
  }

  /** What the importer lets through as a word, the names of the attributes among them. */
  private static Arbitrary<String> word() {
    Arbitrary<String> any =
        Arbitraries.strings()
            .withCharRange('!', '~')
            .excludeChars(',', ':', '=')
            .ofMinLength(1)
            .ofMaxLength(6);
    return Arbitraries.oneOf(any, Arbitraries.of("patch", "key", "keys", "list", "map", "object"));
  }
}
