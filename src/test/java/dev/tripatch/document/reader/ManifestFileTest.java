package dev.tripatch.document.reader;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.Selection.Failed;
import dev.tripatch.document.reader.Selection.Found;
import dev.tripatch.json.MapValue;
import java.lang.ref.WeakReference;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ManifestFileTest {

  private static final String FILE =
      """
      # one
      apiVersion: v1
      kind: Service
      metadata: {name: web, namespace: shop}
      --- # next
      # nothing here
      ---
      apiVersion: v1
      kind: List
      items:
      - apiVersion: apps/v1
        kind: Deployment
        metadata:
          name: web
          namespace: shop   # ours
        spec:
          text: |
            a

            b
        # below
      # between
      -   kind: Pod
          metadata:
            name: p
      ---
      broken: [
      ---
      kind: Service
      metadata: {name: web, namespace: test}
      """;

  private final ManifestFile file = ManifestFile.read("f.yaml", FILE);

  @Test
  void allObjectsAreFound() {
    assertThat(file.objects())
        .extracting(ManifestObject::toString)
        .containsExactly("shop/Service/web", "shop/Deployment/web", "Pod/p", "test/Service/web");
    assertThat(file.objects().get(1).name())
        .isEqualTo(new ObjectName("apps/v1", "Deployment", "shop", "web"));
  }

  @Test
  void aBrokenDocumentIsSaidAtItsPlaceInTheFile() {
    assertThat(file.diagnostics()).hasSize(1);
    Span place = file.diagnostics().getFirst().span();
    assertThat(place.in(FILE)).isEqualTo("[");
    assertThat(file.lines().positionOf(place.start())).hasToString("27:9");
  }

  @Test
  void itemsAreShownAsIfTheyStoodAlone() {
    assertThat(file.objects().get(1).text())
        .isEqualTo(
            """
            apiVersion: apps/v1
            kind: Deployment
            metadata:
              name: web
              namespace: shop   # ours
            spec:
              text: |
                a

                b
            """);
    assertThat(file.objects().get(2).text()).isEqualTo("kind: Pod\nmetadata:\n  name: p\n");
    assertThat(file.objects().get(0).text())
        .isEqualTo(FILE.substring(0, FILE.indexOf("--- # next")));
  }

  @Test
  void aChangeOfAnItemChangesOnlyItsLines() {
    ManifestObject item = file.objects().get(2);
    String changed = item.replacedWith("kind: Pod\nmetadata:\n  labels:\n    a: b\n  name: p\n");
    assertThat(changed)
        .isEqualTo(FILE.replace("      name: p\n", "      labels:\n        a: b\n      name: p\n"));
    assertThat(item.replacedWith("x: y")).contains("# between\n-   x: y\n---\n");
    assertThat(item.replacedWith("kind: Pod\nx: |\n  a\n\n  b\n"))
        .contains("-   kind: Pod\n    x: |\n      a\n\n      b\n---\n");
  }

  @Test
  void linesMayBeAddedAndTakenAwayAtTheTopOfAnItem() {
    ManifestObject item = file.objects().get(2);
    assertThat(item.replacedWith("a: b\n" + item.text()))
        .isEqualTo(FILE.replace("-   kind: Pod\n", "-   a: b\n    kind: Pod\n"));
    assertThat(item.replacedWith("metadata:\n  name: p\n"))
        .isEqualTo(FILE.replace("-   kind: Pod\n    metadata", "-   metadata"));
  }

  @Test
  void placesInAnItemArePlacesInTheFile() {
    ManifestObject item = file.objects().get(1);
    assertThat(item.locate(item.text().indexOf("web"))).isEqualTo("f.yaml:14:11");
    assertThat(FILE.substring(item.toFile(item.text().indexOf("b\n")))).startsWith("b\n");
    assertThat(item.toFile(item.text().length())).isEqualTo(item.span().end());
  }

  @ParameterizedTest
  @CsvSource({
    "deployment/web, shop/Deployment/web",
    "DEPLOYMENT, shop/Deployment/web",
    "deploy/web, shop/Deployment/web",
    "Deployments/web, shop/Deployment/web",
    "test/svc/web, test/Service/web",
    "test/services/web, test/Service/web",
    "po/p, Pod/p",
    "test/service/web, test/Service/web",
    "/p, Pod/p",
    "pod/p, Pod/p"
  })
  void anObjectIsChosen(String query, String object) {
    assertThat(file.select(ObjectQuery.parse(query)))
        .isInstanceOfSatisfying(
            Found.class, found -> assertThat(found.object()).hasToString(object));
  }

  @Test
  void whatCannotBeChosenIsSaid() {
    assertThat(message("service/web"))
        .isEqualTo(
            """
            f.yaml contains several objects. Choose one of:
              shop/Service/web
              test/Service/web
            f.yaml:27:9: The bracket that opens here is not closed. (kubectl: did not find expected node \
            content)\
            """);
    assertThat(message("secret/x"))
        .startsWith("f.yaml contains no secret/x. It contains:\n  shop/");
    assertThat(message("")).startsWith("f.yaml contains several objects.");
    assertThat(ManifestFile.read("f", "# none\n").select(ObjectQuery.ANY))
        .isEqualTo(new Failed("f contains no object."));
  }

  private String message(String query) {
    return ((Failed) file.select(ObjectQuery.parse(query))).message();
  }

  @Test
  void theSameObjectIsFoundInAnotherFile() {
    ObjectQuery like = ObjectQuery.like(file.objects().get(3).name());
    assertThat(file.select(like)).isEqualTo(new Found(file.objects().get(3)));
  }

  @Test
  void typedListsNameTheirItems() {
    String text =
        """
        {"kind": "DeploymentList", "apiVersion": "apps/v1", "items": [
          {"metadata": {"name": "a"},
           "x": 1.0},
          {}, 7]}
        """;
    ManifestFile list = ManifestFile.read("f", text);
    assertThat(list.objects())
        .extracting(ManifestObject::toString)
        .containsExactly("Deployment/a", "Deployment/?");
    ManifestObject first = list.objects().getFirst();
    assertThat(first.name().apiVersion()).isEqualTo("apps/v1");
    String head = "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\",";
    assertThat(first.text()).isEqualTo(head + "\"metadata\": {\"name\": \"a\"},\n \"x\": 1.0}");
    assertThat(first.document().object()).contains(first.value());
    assertThat(first.toFile(first.text().indexOf("metadata"))).isEqualTo(text.indexOf("metadata"));
    assertThat(first.toFile(first.text().indexOf("kind")))
        .isEqualTo(text.indexOf("{\"metadata") + 1);
    assertThat(first.replacedWith(first.text())).isEqualTo(text);
    assertThat(first.replacedWith(first.text().replace("1.0", "2")))
        .isEqualTo(text.replace("1.0", "2"));
    assertThat(list.objects().getFirst().replacedWith("{\n \"y\": 2\n}\n"))
        .isEqualTo(text.replaceFirst("\\{\"metadata.*\n.*1.0}", "{\n   \"y\": 2\n  }"));
    assertThat(list.diagnostics()).hasSize(1);
  }

  @Test
  void itemsOfTypedListsReadAsKubectlReadsThem() {
    String text =
        """
        apiVersion: apps/v1
        kind: DeploymentList
        items:
        # first
        - metadata:
            name: a  # its name
          x: 1
        - apiVersion: apps/v1beta1
          metadata: {name: b}
        - {metadata: {name: c}}
        - apiVersion: v1
          kind: Pod
        """;
    ManifestFile list = ManifestFile.read("f", text);
    assertThat(list.objects())
        .extracting(each -> each.name().apiVersion() + " " + each.value().text("kind"))
        .containsExactly(
            "apps/v1 Deployment", "apps/v1beta1 Deployment", "apps/v1 Deployment", "v1 Pod");
    assertThat(list.objects())
        .allSatisfy(
            each -> {
              assertThat(each.document().object()).contains(each.value());
              assertThat(each.replacedWith(each.text())).isEqualTo(text);
              String last = each.text().lines().reduce((_, line) -> line).orElseThrow();
              long lines = each.linesBefore() + each.text().lines().count();
              assertThat(text.lines().skip(lines - 1).findFirst().orElseThrow())
                  .endsWith(last.substring(last.length() - 3));
            });
    ManifestObject first = list.objects().getFirst();
    assertThat(first.text())
        .isEqualTo(
            "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: a  # its name\nx: 1\n");
    assertThat(first.replacedWith(first.text().replace("x: 1", "x: 2\ny: 3")))
        .isEqualTo(text.replace("x: 1", "x: 2\n  y: 3"));
  }

  @Test
  void objectsMayFollowEachOtherInJson() {
    ManifestFile stream =
        ManifestFile.read("f", "{\"kind\": \"A}\\\"\"}\n\n{\"kind\": \"B\"} {\"kind\": \"C\"}\n");
    assertThat(stream.objects())
        .extracting(each -> each.name().kind())
        .containsExactly("A}\"", "B", "C");
    assertThat(stream.objects().get(1).replacedWith("{}\n"))
        .isEqualTo("{\"kind\": \"A}\\\"\"}\n\n{} {\"kind\": \"C\"}\n");
  }

  @Test
  void listsMayStandInLists() {
    String text =
        """
        kind: List
        items:
        - kind: PodList
          items:
          - metadata: {name: a}
          - metadata: {name: b}
        - kind: Pod
        """;
    assertThat(ManifestFile.read("f", text).objects())
        .extracting(ManifestObject::toString)
        .containsExactly("Pod/a", "Pod/b", "Pod/?");
  }

  @Test
  void windowsLineBreaksStay() {
    String text =
        "kind: A\r\nx: 1\r\n---\r\nkind: List\r\nitems:\r\n- kind: B\r\n  y: 1\r\n- kind: C\r\n";
    ManifestFile windows = ManifestFile.read("f", text);
    ManifestObject b = windows.objects().get(1);
    assertThat(b.text()).isEqualTo("kind: B\ny: 1\n");
    assertThat(b.replacedWith("kind: B\nz: 2\ny: 1\n"))
        .isEqualTo(text.replace("kind: B\r\n", "kind: B\r\n  z: 2\r\n"));
    assertThat(windows.objects())
        .allSatisfy(each -> assertThat(each.replacedWith(each.text())).isEqualTo(text));
  }

  @Test
  void itemsWithAnchorsFromElsewhereAreWrittenOut() {
    String text =
        """
        kind: List
        items:
        - kind: A
          metadata: &m {name: x}
        - kind: B
          metadata: *m
        - kind: C
          <<: {a: &d 1}
          metadata: *m
          b: *d
        """;
    ManifestFile anchors = ManifestFile.read("f", text);
    List<ManifestObject> objects = anchors.objects();
    assertThat(objects.get(0).text()).isEqualTo("kind: A\nmetadata: &m {name: x}\n");
    assertThat(objects.get(1).text()).isEqualTo("kind: B\nmetadata:\n  name: x\n");
    assertThat(objects.get(1).locate(9)).isEqualTo("f:5:3");
    assertThat(objects.get(1).replacedWith(objects.get(1).text())).isEqualTo(text);
    assertThat(objects.get(1).replacedWith("kind: B\nmetadata:\n  name: y\n"))
        .isEqualTo(
            text.replace("- kind: B\n  metadata: *m\n", "- kind: B\n  metadata:\n    name: y\n"));
  }

  @Test
  void whatIsNoObjectIsSaid() {
    ManifestFile odd = ManifestFile.read("f", "- a\n---\njust text\n---\nkind: A\n");
    assertThat(odd.objects()).hasSize(1);
    assertThat(odd.diagnostics())
        .extracting(Diagnostic::message)
        .containsExactly(
            "This is a list, not a Kubernetes object.",
            "This is a single value, not a Kubernetes object.");
  }

  /** A written text reads as the object, and is changed as any other. */
  @Test
  void anObjectWithoutATextGetsOne() {
    for (ManifestObject object : file.objects()) {
      ManifestFile written = ManifestFile.of("live", object.value());
      ManifestFile read = ManifestFile.read("live", written.text());
      ManifestObject only = written.objects().getFirst();
      assertThat(read.objects().getFirst().value()).isEqualTo(object.value());
      assertThat(only.name()).isEqualTo(object.name());
      assertThat(only.text()).isEqualTo(written.text());
      assertThat(only.document().object()).contains(object.value());
      assertThat(only.span()).isEqualTo(read.objects().getFirst().span());
      assertThat(only.replacedWith("kind: Other\n")).isEqualTo("kind: Other\n");
    }
  }

  @Test
  void valuesOfManyObjectsAreReadAgain() {
    ManifestFile many = ManifestFile.readOfMany("f", "kind: A\r\ndata:\r\n  x: |\r\n    y\r\n");
    ManifestObject object = many.objects().getFirst();
    WeakReference<MapValue> first = new WeakReference<>(object.value());
    System.gc();
    assertThat(first.get()).as("kept").isNull();
    assertThat(object.value())
        .isEqualTo(ManifestFile.read("f", many.text()).objects().getFirst().value());
  }
}
