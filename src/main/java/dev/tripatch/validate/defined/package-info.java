/**
 * What an API server refuses in a custom resource, by its definition: the keywords of the schema,
 * the keys of lists, and rules in CEL. Each keyword is judged as kube-openapi and
 * apiextensions-apiserver judge it, creation and update apart; decision record 39 says what is not
 * checked, and is said to be not.
 *
 * <p>It must not know documents, patches or people's texts. Start reading at {@link
 * dev.tripatch.validate.defined.CustomResources}.
 */
@NullMarked
package dev.tripatch.validate.defined;

import org.jspecify.annotations.NullMarked;
