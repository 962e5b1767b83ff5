package dev.tripatch.cluster.apply;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ErrorText.Part;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorTextTest {
  private static final MapValue LAST =
      yaml(
          "{apiVersion: apps/v1, kind: Deployment, metadata: {annotations: {}, name: till,"
              + " namespace: bakery}, spec: {template: {spec: {imagePullSecrets: [{}],"
              + " containers: [{name: oven, image: 'bakery/oven:1'}]}}}}");
  private static final MapValue LOCAL =
      yaml(CanonicalJson.write(LAST).replace("oven:1", "oven:2 <&> \\\"new\\\""));
  private static final MapValue LIVE = annotated(LAST, CanonicalJson.write(LAST) + "\n");
  private static final MapValue MODIFIED = annotated(LOCAL, CanonicalJson.write(LOCAL) + "\n");
  private static final String HEADER =
      """
      Resource: "apps/v1, Resource=deployments", GroupVersionKind: "apps/v1, Kind=Deployment"
      Name: "till", Namespace: "bakery"
      """;
  private static final String CAUSE = "map: map[] does not contain declared merge key: name";

  /** As kubectl 1.25 and later print it where no patch can be made. */
  private static final String NEW =
      "error: error when applying patch:\n\nto:\n%sfor: \"till.yaml\": error when patching \"till.yaml\": creating patch with:\noriginal:\n%s\n\nmodified:\n%s\n\ncurrent:\n%s\n\nfor:: %s\n"
          .formatted(
              HEADER,
              CanonicalJson.write(LAST),
              CanonicalJson.write(MODIFIED),
              CanonicalJson.write(LIVE),
              CAUSE);

  /** As older versions print it. */
  private static final String OLD =
      "error: error when applying patch:\n\nto:\n%sfor: \"till.yaml\": error when creating patch with:\noriginal:\n%s\nmodified:\n%s\ncurrent:\n%s\nfor: \"till.yaml\": %s\n"
          .formatted(
              HEADER,
              CanonicalJson.write(LAST) + "\n",
              CanonicalJson.write(MODIFIED) + "\n",
              CanonicalJson.write(LIVE) + "\n",
              CAUSE);

  /** As the server refuses a patch. */
  private static final String REFUSED =
      "Error from server (Invalid): error when applying patch:\n%s\nto:\n%sfor: \"till.yaml\": Deployment.apps \"till\" is invalid: [spec.template.spec.containers[0].image: Required value, spec.selector: Invalid value: v1.LabelSelector{MatchLabels:map[string]string{\"app\":\"till\"}}: field is immutable]\n"
          .formatted(
              CanonicalJson.write(
                  MapValue.of("metadata", (MapValue) MODIFIED.find("metadata").orElseThrow())),
              HEADER);

  private static MapValue annotated(MapValue object, String text) {
    MapValue metadata = (MapValue) object.find("metadata").orElseThrow();
    MapValue annotations = MapValue.of(LastAppliedAnnotation.NAME, new StringValue(text));
    return object.toBuilder()
        .put("metadata", metadata.toBuilder().put("annotations", annotations).build())
        .build();
  }

  private static void hasAll(ErrorText found) {
    assertThat(found.document(Part.ORIGINAL)).contains(LAST);
    assertThat(found.document(Part.MODIFIED)).contains(MODIFIED);
    assertThat(found.document(Part.CURRENT)).contains(LIVE);
    assertThat(found.file()).contains("till.yaml");
    assertThat(found.object()).contains(new ObjectName("apps/v1", "Deployment", "bakery", "till"));
    assertThat(found.message()).contains(CAUSE);
    assertThat(found.known()).contains(KnownError.NO_MERGE_KEY);
    assertThat(found.missing()).isEmpty();
    assertThat(found.remarks()).isEmpty();
    assertThat(found.local()).contains(LastAppliedAnnotation.removeFrom(LOCAL));
  }

  @Test
  void theThreeDocumentsOfNewAndOldVersions() {
    hasAll(ErrorText.read(NEW));
    hasAll(ErrorText.read(OLD));
    hasAll(ErrorText.read("$ kubectl apply -f .\nservice/till unchanged\n" + NEW + "$ "));
    hasAll(ErrorText.read("```\n" + NEW + "```\n\nWhat does that mean?\n"));
    hasAll(ErrorText.read(NEW.replace("\n", "\r\n")));
  }

  @Test
  void whatKubectlRefusesItself() {
    ErrorText generated = ErrorText.read("error: from web-: cannot use generate name with apply\n");
    assertThat(generated.known()).contains(KnownError.GENERATED_NAME);
    assertThat(generated.object()).contains(new ObjectName("", "", "", "web-"));
    assertThat(ErrorText.read("error: resource name may not be empty").known())
        .contains(KnownError.NAMELESS);
    ErrorText values =
        ErrorText.read("error: unable to decode \"v.yaml\": Object 'Kind' is missing in '{}'");
    assertThat(values.known()).contains(KnownError.NOT_AN_OBJECT);
    assertThat(values.file()).contains("v.yaml");
    String unmatched =
        "error: resource mapping not found for name: \"web\" namespace: \"shop\" from \"w.yaml\":"
            + " no matches for kind \"Deployment\" in version \"%s\"\n"
            + "ensure CRDs are installed first\n";
    ErrorText found = ErrorText.read(unmatched.formatted(""));
    assertThat(found.known()).contains(KnownError.NO_API);
    assertThat(found.object()).contains(new ObjectName("", "Deployment", "shop", "web"));
    assertThat(found.file()).contains("w.yaml");
    assertThat(ErrorText.read(unmatched.formatted("apps/v2")).known())
        .contains(KnownError.UNKNOWN_KIND);
  }

  @Test
  void onlyTheInnerPart() {
    ErrorText found = ErrorText.read(NEW.substring(NEW.indexOf("original:")));
    assertThat(found.documents()).hasSize(3);
    assertThat(found.file()).isEmpty();
    assertThat(found.message()).contains(CAUSE);
    assertThat(found.object().map(ObjectName::toString)).contains("bakery/Deployment/till");
  }

  @Test
  void textsInQuotesAreUnescaped() {
    String once = CanonicalJson.write(new StringValue(NEW));
    hasAll(ErrorText.read("level=error msg=" + once));
    hasAll(ErrorText.read(CanonicalJson.write(new StringValue("failed: " + once))));
    String goQuoted = "'" + NEW.replace("\\", "\\\\").replace("\n", "\\n").replace("\"", "\\\"");
    hasAll(ErrorText.read(goQuoted + "'"));
  }

  @Test
  void whatIsBesideTheTextInALogEntryIsNoneOfIt() {
    String quoted = CanonicalJson.write(new StringValue(NEW));
    hasAll(ErrorText.read("{\"level\":\"error\",\"msg\":" + quoted + ",\"ts\":1}"));
    hasAll(ErrorText.read("{\"stderr\": " + quoted + ", \"lines\": [\"error: x\", \"to:\"]}"));
    String withoutEnd = CanonicalJson.write(new StringValue(NEW.strip()));
    hasAll(ErrorText.read("{\"msg\":" + withoutEnd + ",\"at\":{\"a\":\"b\"}}"));
    hasAll(ErrorText.read(NEW + "\tat a.b.C.d(C.java:1)\n\tat a.B(B.java:2)\n"));
  }

  @Test
  void coloursAreTakenAway() {
    hasAll(ErrorText.read("\u001b[31m" + NEW + "\u001b[0m"));
    hasAll(ErrorText.read(NEW.replace("modified:", "\u001b[1;33mmodified:\u001b[0m\u001b[K")));
  }

  /** Quotes of the message itself come in pairs. */
  @Test
  void jsonInTheMessageIsKept() {
    String json =
        "spec.selector: Invalid value: {\"a\":{\"b\":\"c\",\"d\":\"e\"}}: field is immutable";
    assertThat(ErrorText.read(NEW.replace(CAUSE, json)).message()).contains(json);
  }

  @Test
  void prefixesOfLogLinesAreTakenAway() {
    int[] second = {10};
    String log =
        NEW.lines()
            .map(line -> "2026-11-21T07:20:%d.%dZ [apply] ".formatted(second[0]++, 7) + line)
            .collect(Collectors.joining("\n"));
    hasAll(ErrorText.read(log));
    hasAll(ErrorText.read(NEW.indent(4)));
    hasAll(
        ErrorText.read(NEW.lines().map(line -> "  | " + line).collect(Collectors.joining("\n"))));
  }

  @Test
  void linesBrokenByANarrowTerminalAreJoined() {
    String narrow =
        NEW.lines()
            .map(line -> line.startsWith("{") ? line.replaceAll("(.{60})", "$1\n") : line)
            .collect(Collectors.joining("\n"));
    hasAll(ErrorText.read(narrow));
  }

  @Test
  void aRefusedPatchRemembersLocal() {
    ErrorText found = ErrorText.read(REFUSED);
    assertThat(found.document(Part.PATCH)).isPresent();
    assertThat(found.local()).contains(LOCAL);
    assertThat(found.missing()).containsExactly("live", "last applied");
    assertThat(found.fields())
        .containsExactly(
            FieldPath.parse("spec.template.spec.containers[0].image"),
            FieldPath.of("spec", "selector"));
    assertThat(found.known()).as("the first of two").contains(KnownError.REQUIRED);
    assertThat(found.message().orElseThrow())
        .startsWith("Deployment.apps \"till\" is invalid: [spec.template")
        .endsWith("field is immutable]");
    assertThat(found.object()).contains(new ObjectName("apps/v1", "Deployment", "bakery", "till"));
  }

  @Test
  void liveIsReadFromTheObjectThatOlderVersionsPrint() {
    String object =
        "Object: &{map[\"apiVersion\":\"v1\" \"kind\":\"Service\""
            + " \"metadata\":map[\"annotations\":map[\""
            + LastAppliedAnnotation.NAME
            + "\":\"{\\\"kind\\\":\\\"Service\\\",\\\"spec\\\":{\\\"note\\\":\\\"caf\\u00e9"
            + " \\\\\\\"x\\\\\\\"\\\"}}\\n"
            + "\"] \"name\":\"till\" \"generation\":'\\x03']"
            + " \"spec\":map[\"ports\":[map[\"port\":'P' \"targetPort\":'\\u1f90']]"
            + " \"open\":%!q(bool=true) \"share\":%!q(float64=0.5) \"none\":%!q(<nil>)"
            + " \"user\":'\\ufffd' \"empty\":map[] \"list\":[]]]}";
    ErrorText found =
        ErrorText.read(REFUSED.replace("\"bakery\"\nfor:", "\"bakery\"\n" + object + "\nfor:"));
    assertThat(found.live().map(live -> live.get("spec")))
        .contains(
            yaml(
                "{ports: [{port: 80, targetPort: 8080}], open: true, share: 0.5, none: null,"
                    + " empty: {}, list: []}"));
    assertThat(found.lastApplied()).contains(yaml("{kind: Service, spec: {note: 'café \"x\"'}}"));
    assertThat(found.remarks()).singleElement().asString().startsWith("1 number of live");
    assertThat(found.fields()).hasSize(2);
  }

  @Test
  void theFirstVersionsNameTheObjectByAddresses() {
    ErrorText found =
        ErrorText.read(
            """
            Error from server: error when applying patch:
            {"spec":{"clusterIP":null}}
            to:
            &{0xc820331920 0xc820180070 bakery till till.yml 0xc8204ba480 253797 false}
            for: "till.yml": Service "till" is invalid: spec.clusterIP: Invalid value: "": field is immutable
            Error from server: error when applying patch:
            {"spec":{"other":null}}
            """);
    assertThat(found.document(Part.PATCH)).contains(yaml("spec: {clusterIP: null}"));
    assertThat(found.object().map(ObjectName::name)).contains("till");
    assertThat(found.fields()).containsExactly(FieldPath.of("spec", "clusterIP"));
    assertThat(found.message().orElseThrow()).endsWith("field is immutable");
  }

  @Test
  void aMessageAlone() {
    ErrorText found =
        ErrorText.read(
            "The Deployment \"till\" is invalid: \n"
                + "* spec.template.spec.containers[0].name: Required value\n"
                + "* metadata.annotations[a.b/c]: Invalid value: \"x\": too odd\n");
    assertThat(found.object().map(ObjectName::toString)).contains("Deployment/till");
    assertThat(found.fields())
        .containsExactly(
            FieldPath.parse("spec.template.spec.containers[0].name"),
            FieldPath.of("metadata", "annotations", "a.b/c"));
    assertThat(found.missing()).containsExactly("local", "live", "last applied");
    assertThat(ErrorText.read("strict decoding error: unknown field \"spec.replica\"").fields())
        .containsExactly(FieldPath.of("spec", "replica"));
    assertThat(ErrorText.read(CAUSE).known()).contains(KnownError.NO_MERGE_KEY);
  }

  @Test
  void fieldsThatOtherManagersOwn() {
    ErrorText several =
        ErrorText.read(
            """
            error: Apply failed with 5 conflicts: conflicts with "helm" using apps/v1:
            - .spec.replicas
            - .spec.template.spec.containers[name="a.b"].ports[containerPort=80,protocol="TCP"].name
            - .metadata.labels.app.kubernetes.io/name
            conflicts with "kube-controller-manager" with subresource "status" using apps/v1:
            - .metadata.finalizers[="x"]
            - .spec.rules[0]
            Please review the fields above--they currently have other managers. Here
            are the ways you can resolve this warning:
            * If you intend to manage all of these fields, please re-run the apply
            """);
    assertThat(several.known()).contains(KnownError.OWNED_BY_OTHERS);
    assertThat(several.fields())
        .containsExactly(
            FieldPath.of("spec", "replicas"),
            FieldPath.parse(
                "spec.template.spec.containers[name=\"a.b\"].ports[containerPort=80].name"),
            FieldPath.of("metadata", "labels", "app.kubernetes.io/name"),
            FieldPath.parse("metadata.finalizers[=x]"),
            FieldPath.parse("spec.rules[0]"));
    ErrorText one =
        ErrorText.read(
            "error: Apply failed with 1 conflict: conflict with \"hpa\" with subresource \"scale\""
                + " using autoscaling/v1: .spec.replicas\nPlease review the fields above");
    assertThat(one.fields()).containsExactly(FieldPath.of("spec", "replicas"));
  }

  @Test
  void fieldsThatValidationRefuses() {
    ErrorText found =
        ErrorText.read(
            "error: error validating \"till.yaml\": error validating data:"
                + " [ValidationError(Deployment.spec): unknown field \"replica\" in"
                + " x.DeploymentSpec, ValidationError(Deployment.spec.template.spec.containers[0]):"
                + " missing required field \"name\" in x.Container, ValidationError(Deployment):"
                + " unknown field \"odd\" in x.Deployment]; if you choose to ignore these errors,"
                + " turn validation off with --validate=false");
    assertThat(found.known()).contains(KnownError.UNDECLARED_FIELD);
    assertThat(found.fields())
        .containsExactly(
            FieldPath.of("spec", "replica"),
            FieldPath.parse("spec.template.spec.containers[0].name"),
            FieldPath.of("odd"));
  }

  /** The server names a patch that it cannot apply as if it were a field. */
  @Test
  void thePatchIsNoField() {
    ErrorText found =
        ErrorText.read(
            "The request is invalid: patch: Invalid value: \"map[spec:map[]]\": " + CAUSE);
    assertThat(found.fields()).isEmpty();
    assertThat(found.known()).contains(KnownError.NO_MERGE_KEY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UNKNOWN_KIND | error: resource mapping not found for name: \"a\" namespace: \"\" from"
            + " \"a.yaml\": no matches for kind \"Oven\" in version \"v1\"",
        "NOT_ALLOWED | deployments.apps \"a\" is forbidden: User \"jo\" cannot patch resource",
        "BROKEN_YAML | error: error parsing a.yaml: error converting YAML to JSON: yaml: line 2: x"
      })
  void whatIsNotAboutTheDocumentsIsToldToo(KnownError known, String text) {
    assertThat(ErrorText.read(text).known()).contains(known);
    assertThat(ErrorText.read(text).fields()).isEmpty();
  }

  @Test
  void severalLinesOfAMessageBelongTogether() {
    String order =
        "The order in patch list:\n[map[name:b] map[name:b]]\n"
            + " doesn't match $setElementOrder list:\n[map[name:b]]";
    ErrorText found = ErrorText.read(NEW.replace(CAUSE, order));
    assertThat(found.message()).contains(order);
    assertThat(found.known()).contains(KnownError.ORDER_MISMATCH);
  }

  @Test
  void aTextThatIsCutOffGivesWhatItHas() {
    ErrorText found = ErrorText.read(NEW.substring(0, NEW.indexOf("current:") + 40));
    assertThat(found.documents()).containsOnlyKeys(Part.ORIGINAL, Part.MODIFIED);
    assertThat(found.remarks()).containsExactly("The current document is cut off in this text.");
    assertThat(found.missing()).containsExactly("live");
  }

  @Test
  void otherTextsHoldNothing() {
    assertThat(ErrorText.read("").isEmpty()).isTrue();
    assertThat(ErrorText.read("deployment.apps/till configured\n").isEmpty()).isTrue();
    assertThat(ErrorText.read("a: {b: [c\n").isEmpty()).isTrue();
  }

  @Property(tries = 300)
  void noTextIsTooOdd(@ForAll @StringLength(max = 300) String text) {
    assertThat(ErrorText.read(text)).isNotNull();
    assertThat(ErrorText.read("original:" + text + "Object: &{map[" + text)).isNotNull();
  }

  @Property(tries = 300)
  void noDamageIsTooMuch(
      @ForAll @IntRange(max = 4000) int from,
      @ForAll @IntRange(max = 400) int length,
      @ForAll @Size(max = 3) List<@StringLength(max = 3) String> pieces) {
    for (String whole : List.of(NEW, OLD, REFUSED)) {
      int start = Math.min(from, whole.length());
      int end = Math.min(start + length, whole.length());
      String damaged = whole.substring(0, start) + String.join("\\", pieces) + whole.substring(end);
      ErrorText found = ErrorText.read(damaged);
      assertThat(found.missing().size() + found.documents().size()).isPositive();
    }
  }
}
