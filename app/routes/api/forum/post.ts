import { deletePost, editPost } from '~/domain/posts/own-post.server'
import { readPost } from '~/domain/posts/read-posts.server'
import { postEntity } from '~/http/api/entities.server'
import { answerWith, apiRoute, forMembers } from '~/http/api/route.server'
import { ignoreBody, readJson } from '~/http/api/read-json.server'

const route = apiRoute(
  {
    async GET({ actor, params }) {
      return answerWith(await readPost(actor, params.postId ?? ''), (post) => ({
        post: postEntity(post, actor),
      }))
    },
    PATCH: forMembers(async ({ actor, params, request }) =>
      answerWith(await editPost(actor, params.postId ?? '', await readJson(request)), (post) => ({
        post: postEntity(post, actor),
      })),
    ),
    DELETE: forMembers(async ({ actor, params, request }) => {
      await ignoreBody(request)
      return answerWith(await deletePost(actor, params.postId ?? ''), () => undefined, 204)
    }),
  },
  'post',
)

export const loader = route.loader
export const action = route.action
