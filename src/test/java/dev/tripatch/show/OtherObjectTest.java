package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherObjectTest {

  private static final SourceDocument LOCAL = object("apps/v1", "Deployment", "shop", "web");

  private static SourceDocument object(String version, String kind, String space, String name) {
    return SourceReader.read(
        "object",
        "apiVersion: %s\nkind: %s\nmetadata:\n  name: %s\n%s"
            .formatted(version, kind, name, space == null ? "" : "  namespace: " + space + "\n"));
  }

  private static ThreeDocuments<SourceDocument> with(SourceDocument live) {
    return new ThreeDocuments<>(Optional.empty(), LOCAL, Optional.of(live));
  }

  @ParameterizedTest
  @CsvSource({
    "apps/v1, Deployment, shop, web",
    "apps/v1beta2, Deployment, shop, web",
    "apps/v1, Deployment, , web",
  })
  void theSameObject(String version, String kind, String space, String name) {
    assertThat(OtherObject.in(with(object(version, kind, space, name)))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "v1, Service, shop, web, Live is shop/Service/web",
    "apps/v1, Deployment, shop, api, Live is shop/Deployment/api",
    "apps/v1, Deployment, other, web, Live is other/Deployment/web",
    "extensions/v1beta1, Deployment, shop, web, Live is shop/Deployment/web of extensions/v1beta1",
  })
  void anotherObject(String version, String kind, String space, String name, String start) {
    assertThat(OtherObject.in(with(object(version, kind, space, name))))
        .singleElement()
        .satisfies(other -> assertThat(other.pane()).isEqualTo(Role.LIVE))
        .extracting(OtherObject::sentence)
        .asString()
        .startsWith(start)
        .contains("but local is shop/Deployment/web");
  }

  @Test
  void whatDoesNotSayWhatItIsIsNotAnother() {
    assertThat(OtherObject.in(with(SourceReader.read("x", "spec: {}\n")))).isEmpty();
    assertThat(OtherObject.in(with(SourceReader.read("x", "kind: [\n")))).isEmpty();
  }

  @Test
  void lastAppliedThatGoesWithLiveIsNotToldTwice() {
    SourceDocument service = object("v1", "Service", "shop", "web");
    assertThat(
            OtherObject.in(new ThreeDocuments<>(Optional.of(service), LOCAL, Optional.of(service))))
        .extracting(OtherObject::pane)
        .containsExactly(Role.LIVE);
    assertThat(
            OtherObject.in(new ThreeDocuments<>(Optional.of(service), LOCAL, Optional.of(LOCAL))))
        .extracting(OtherObject::pane)
        .containsExactly(Role.LAST_APPLIED);
  }
}
